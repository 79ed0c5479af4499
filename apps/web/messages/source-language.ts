/** The texts of the sources. What another language lacks is shown in it. Apart from the list, which no first view needs. */
export const sourceLanguage = 'en'
