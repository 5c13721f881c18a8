import { languages } from '@jobharbor/shared/contracts';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { otherResumeLanguages } from '@jobharbor/shared/contracts/profile/resume-sync';
import { joinWithCommas } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Says that nothing was understood, and which languages are read. */
export function UnreadResume() {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const nameOf = languageNames(tag);
  const names = [...languages.map(({ value }) => value), ...otherResumeLanguages]
    .map(nameOf)
    .sort(new Intl.Collator(tag).compare);
  return (
    <Notice tone="attention">{t('readResume.unread', { languages: joinWithCommas(tag, names) })}</Notice>
  );
}
