import { copyText } from '@jobharbor/shared/browser/copy-text';
import type { VipStatus } from '@jobharbor/shared/contracts/account/vip';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Button, ButtonLink, TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The personal link with its QR code; the way to one without a confirmed address. */
export function LinkCard({ link }: { link: VipStatus['link'] }) {
  const { t } = useTranslation('profile');
  const { base } = useLocale();
  if (link === null)
    return (
      <div className="jh-stack jh-gap-2">
        <p>{t('vip.confirmFirst')}</p>
        <p>
          <ButtonLink
            variant="primary"
            render={<Link to={`/confirm-email?redirect=${encodeURIComponent(`${base}/vip`)}`} />}
          >
            {t('vip.confirm')}
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <div className="jhp-vip__link">
      <div className="jh-stack jh-gap-3">
        <p className="jh-quiet">{t('vip.linkLead')}</p>
        <TextField
          label={t('vip.address')}
          value={link.url}
          readOnly
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
        <ShareButtons url={link.url} />
      </div>
      <svg
        role="img"
        className="jhp-vip__qr"
        aria-label={t('vip.qr')}
        viewBox={`0 0 ${link.qr.size} ${link.qr.size}`}
        shapeRendering="crispEdges"
      >
        <path d={link.qr.path} />
      </svg>
    </div>
  );
}

function ShareButtons({ url }: { url: string }) {
  const { t } = useTranslation('profile');
  const { notify } = useRemote();
  const copy = async () => {
    const isCopied = await copyText(url);
    notify(
      isCopied ? { tone: 'success', text: t('vip.copied') } : { tone: 'danger', text: t('vip.notCopied') },
    );
  };
  // Rejects where the person closes the menu of the system.
  const share = () => navigator.share({ url }).catch(() => {});
  return (
    <div className="jh-inline">
      <Button variant="primary" onClick={() => void copy()}>
        {t('vip.copy')}
      </Button>
      {'share' in navigator && <Button onClick={() => void share()}>{t('vip.share')}</Button>}
    </div>
  );
}
