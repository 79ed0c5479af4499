/** For so many days after their delivery goods may come back. The backend holds to it, and the shop's pages say it. */
export const returnDays = 30
