import type { QrLoginRequest } from '@jobharbor/shared/contracts/sign-in/qr-login';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { countryName, formatMoment } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Facts } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Browser, place and time of the request, for comparison with the screen that shows the code. */
export function WaitingBrowser({ waiting }: { waiting: QrLoginRequest }) {
  const { t } = useTranslation('auth');
  const timeZone = useTimeZone();
  const { tag, language } = useLocale();
  const { browser, system, country_key: key, address } = waiting;
  const country = key === null ? null : (countryName(language.value, key) ?? key.toUpperCase());
  const device =
    browser !== null && system !== null
      ? t('qrApprove.on', { browser: isolate(browser), system: isolate(system) })
      : (browser ?? system ?? t('qrApprove.unknown'));
  const facts = [
    { term: t('qrApprove.device'), detail: <bdi>{device}</bdi> },
    {
      term: t('qrApprove.place'),
      detail: (
        <>
          {country !== null && <span>{country} · </span>}
          {address !== null && <bdi dir="ltr">{address}</bdi>}
          <br />
          <span className="jh-quiet jh-small">
            {t(waiting.is_same_network ? 'qrApprove.sameNetwork' : 'qrApprove.otherNetwork')}
          </span>
        </>
      ),
    },
    { term: t('qrApprove.time'), detail: formatMoment(tag, timeZone, waiting.asked_at) },
  ];
  return <Facts facts={facts} />;
}
