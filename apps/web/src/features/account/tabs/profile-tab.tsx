import type { Profile, ProfileChanges } from '@umber/storefront-core/account'
import { profileSchema } from '@umber/storefront-core/forms'
import { useState } from 'react'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { useServices } from '../../../services/services-context.ts'
import { useForm } from '../../../hooks/use-form.ts'
import { useFormDraft } from '../../../hooks/use-form-draft.ts'
import { useShopSettings } from '../../../queries/shop-settings.ts'
import { accountCopy } from '../../../copy/account.ts'
import { AsyncBoundary } from '../../../ui/async-boundary.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Heading } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountQuery, type ChangeOutcome } from '../use-account-query.ts'
import { PhotoField } from './photo-field.tsx'
import { fieldMessages } from '../../../copy/forms.ts'

const copy = accountCopy.profile

const AddressVerification = lazyComponent(
  async () => (await import('./address-verification.tsx')).AddressVerification,
)

const StoreCredit = lazyComponent(async () => (await import('./store-credit.tsx')).StoreCredit)

export function ProfileTab() {
  const query = useAccountQuery('profile', ({ customerProfile }) => customerProfile.read())
  const { session, preset } = useServices()
  const { hasServerProfile } = preset
  const { takesStoreCredit } = useShopSettings()
  const save = async (changes: ProfileChanges) => {
    const outcome = await query.change(({ customerProfile }) => customerProfile.save(changes))
    // The session shows the name too: refresh it.
    if (outcome === 'done' && hasServerProfile) (await session.load()).refresh()
    return outcome
  }
  return (
    <AccountSection query={query}>
      {(profile) => (
        <>
          {hasServerProfile && (
            <AsyncBoundary>
              <AddressVerification />
            </AsyncBoundary>
          )}
          <ProfileForm profile={profile} onSave={save} takesPhoto={!hasServerProfile} />
          {hasServerProfile && takesStoreCredit && (
            <AsyncBoundary>
              <StoreCredit />
            </AsyncBoundary>
          )}
        </>
      )}
    </AccountSection>
  )
}

interface ProfileFormProps {
  readonly profile: Profile
  readonly onSave: (changes: ProfileChanges) => Promise<ChangeOutcome>
  /** False in the live shop: Medusa has no storage for customer photos. */
  readonly takesPhoto: boolean
}

function ProfileForm({ profile, onSave, takesPhoto }: ProfileFormProps) {
  const [schema] = useState(() => profileSchema(new Date().toISOString().slice(0, 10), fieldMessages.profile))
  const [photo, setPhoto] = useState(profile.photo)
  const { hasCompanyAccounts } = useShopSettings()
  const profileForm = useForm({
    schema,
    initial: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone,
      dateOfBirth: profile.dateOfBirth ?? '',
      company: profile.company ?? '',
      taxNumber: profile.taxNumber ?? '',
      registration: profile.registration ?? '',
    },
    async onSubmit({ dateOfBirth, company, taxNumber, registration, ...rest }) {
      const changes = {
        ...rest,
        ...(hasCompanyAccounts && { company, taxNumber, registration }),
        ...(dateOfBirth !== '' && { dateOfBirth }),
        ...(photo !== undefined && { photo }),
      }
      if ((await onSave(changes)) === 'done') notify({ title: copy.saved, tone: 'success' })
    },
  })
  useFormDraft('profile', profileForm)
  const { form, field, busy } = profileForm
  return (
    <form {...form} className="flex max-w-form flex-col gap-5">
      <Heading level={2} look="h3">
        {copy.heading}
      </Heading>
      {takesPhoto && <PhotoField photo={photo} onChange={setPhoto} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('firstName')} label={copy.firstName} autoComplete="given-name" maxLength={200} />
        <Field {...field('lastName')} label={copy.lastName} autoComplete="family-name" maxLength={200} />
      </div>
      <Field
        label={copy.email}
        type="email"
        value={profile.email}
        readOnly
        hint={takesPhoto ? copy.emailHint : copy.emailHintLive}
      />
      <Field
        {...field('phone')}
        label={copy.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <Field {...field('dateOfBirth')} label={copy.dateOfBirth} type="date" autoComplete="bday" />
      {hasCompanyAccounts && (
        <fieldset className="flex flex-col gap-5">
          <legend className="mb-4 text-body font-medium">{copy.company.heading}</legend>
          <Field
            {...field('company')}
            label={copy.company.name}
            hint={copy.company.hint}
            autoComplete="organization"
            maxLength={200}
          />
          <Field
            {...field('taxNumber')}
            label={copy.company.taxNumber}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={30}
          />
          <Field
            {...field('registration')}
            label={copy.company.registration}
            autoComplete="off"
            maxLength={60}
          />
        </fieldset>
      )}
      <Button type="submit" size="large" busy={busy} className="self-start">
        {copy.save}
      </Button>
    </form>
  )
}
