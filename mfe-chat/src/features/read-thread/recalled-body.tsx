import { useTranslation } from 'react-i18next';

/** A message of kind `recalled`: the mark that both sides see. */
export function RecalledBody() {
  const { t } = useTranslation('chat');
  return <p className="jh-quiet">{t('recall.mark')}</p>;
}
