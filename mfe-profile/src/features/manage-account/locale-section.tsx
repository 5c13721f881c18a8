import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { countryByKey, languageByTag } from '@jobharbor/shared/contracts/markets/market';
import { openCountries, openLanguages } from '@jobharbor/shared/contracts/markets/unopened-markets';
import { countryName } from '@jobharbor/shared/i18n';
import { baseOf, ErrorNotice, useLocale, useRemote, useSendOnce } from '@jobharbor/shared/remote';
import { Button, LiveRegion, SelectField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SettingsSection } from './settings-section.tsx';
import { useSettingUpdate } from './use-setting-update.ts';

/** Each language in its own words. */
const languageOptions = openLanguages.map(({ value, label }) => (
  <option key={value} value={value} lang={value}>
    {label}
  </option>
));

/** Language and country of pages and mails; saving also switches this page. */
export function LocaleSection({ setting }: { setting: AccountSetting }) {
  const { t } = useTranslation('profile');
  const { navigation } = useRemote();
  const page = useLocale();
  const update = useSettingUpdate();
  const { register, handleSubmit } = useForm({
    defaultValues: {
      language: languageByTag(setting.language ?? '')?.value ?? page.language.value,
      country: countryByKey(setting.country_key ?? '')?.key ?? page.country.key,
    },
  });
  const [isSaved, setSaved] = useState(false);
  const save = useSendOnce(updateAccountSetting, {
    onSuccess(changed) {
      update(() => changed);
      setSaved(true);
      const language = languageByTag(changed.language ?? '') ?? page.language;
      const country = countryByKey(changed.country_key ?? '') ?? page.country;
      const next = `${baseOf({ language, country })}/account-settings`;
      if (next !== navigation.current().pathname) navigation.navigate(next, { replace: true });
    },
  });
  const submit = handleSubmit(({ language, country }) => {
    setSaved(false);
    save.sendOnce({ body: { language, country_key: country } });
  });
  return (
    <SettingsSection title={t('settings.locale.title')} lead={t('settings.locale.lead')}>
      <form
        className="jhp-setting__form"
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={() => setSaved(false)}
      >
        <div className="jhp-setting__pair">
          <SelectField {...register('language')} label={t('settings.locale.language')}>
            {languageOptions}
            <UnopenedLanguage tag={setting.language} />
          </SelectField>
          <SelectField {...register('country')} label={t('settings.locale.country')}>
            <CountryOptions own={setting.country_key} />
          </SelectField>
        </div>
        <ErrorNotice error={save.error} />
        <div className="jh-inline">
          <Button type="submit" loading={save.isPending} loadingLabel={t('saving')}>
            {t('save')}
          </Button>
          <LiveRegion>{isSaved ? t('saved') : ''}</LiveRegion>
          {isSaved && (
            <span className="jhp-setting__done" aria-hidden="true">
              {t('saved')}
            </span>
          )}
        </div>
      </form>
    </SettingsSection>
  );
}

/** The person's own language, where it is not open any more, so that saving the country does not change it. */
function UnopenedLanguage({ tag }: { tag: string | null }) {
  const own = languageByTag(tag ?? '');
  if (own === undefined || openLanguages.some(({ value }) => value === own.value)) return null;
  return (
    <option value={own.value} lang={own.value}>
      {own.label}
    </option>
  );
}

/** The open countries, and the person's own. */
function CountryOptions({ own }: { own: string | null }) {
  const { t } = useTranslation('profile');
  const { language } = useLocale();
  const unopened = countryByKey(own ?? '');
  const isListed = openCountries.some(({ key }) => key === unopened?.key);
  return [...openCountries, ...(unopened && !isListed ? [unopened] : [])].map(({ key }) => (
    <option key={key} value={key}>
      {countryName(language.value, key) ?? t('settings.locale.others')}
    </option>
  ));
}
