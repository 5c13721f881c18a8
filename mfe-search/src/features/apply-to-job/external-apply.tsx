import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { Badge, Button, Notice } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isHostOf, parseWebsite } from '../../common/website.ts';
import { type ExternalVisit, noteVisit, readVisit } from './external-visit.ts';

type State =
  | { status: 'ready' | 'opening' }
  | { status: 'failed'; text: string }
  | { status: 'blocked'; url: string };

/** A job whose employer takes applications elsewhere: opens that page, and asks on the way back how it went. */
export function ExternalApply({ job }: { job: JobStatic }) {
  const { t } = useTranslation('search');
  const { http } = useRemote();
  const errorText = useErrorText();
  // An advertisement that came from elsewhere leads back there, which is seldom the company's own site.
  const isOwnSite = isHostOf(job.external_host ?? '', parseWebsite(job.employer.website));
  const [state, setState] = useState<State>({ status: 'ready' });
  const [visit, setVisit] = useState<ExternalVisit>();
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    setVisit(readVisit(job.id));
    setBack(true);
    const look = () => {
      if (document.visibilityState === 'visible') setBack(true);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [job.id]);

  const say = (next: ExternalVisit | undefined) => {
    noteVisit(job.id, next);
    setVisit(next);
  };

  const open = async () => {
    // Opened within the click, or the browser would block it; sent on as soon as the address is known.
    const tab = window.open('about:blank', '_blank');
    setState({ status: 'opening' });
    try {
      const { getExternalAddress } = await import('./api/get-external-address.ts');
      const url = await getExternalAddress(http, job.id);
      setBack(false);
      say('away');
      if (!tab) return setState({ status: 'blocked', url });
      tab.opener = null;
      tab.location.replace(url);
      setState({ status: 'ready' });
    } catch (error) {
      tab?.close();
      setState({ status: 'failed', text: errorText(error) });
    }
  };

  return (
    <>
      {visit === 'applied' && (
        <Badge tone="success" icon={<Check />}>
          {t('apply.applied')}
        </Badge>
      )}
      {state.status === 'blocked' ? (
        <a
          href={state.url}
          target="_blank"
          rel="noopener nofollow ugc"
          className="jh-button jh-button--primary"
        >
          {t(isOwnSite ? 'external.openHere' : 'external.openElsewhere')}
        </a>
      ) : (
        <Button
          variant={visit === 'applied' ? 'secondary' : 'primary'}
          size="large"
          iconEnd={<ExternalLink />}
          loading={state.status === 'opening'}
          loadingLabel={t('external.opening')}
          onClick={open}
        >
          {t(isOwnSite ? 'external.apply' : 'external.applyElsewhere')}
        </Button>
      )}
      {job.external_host && (
        <span className="jh-quiet jh-small jhs-external__host">
          {t('external.on')} <bdi dir="ltr">{job.external_host}</bdi>
        </span>
      )}
      {state.status === 'failed' && (
        <Notice tone="danger" role="alert">
          {state.text}
        </Notice>
      )}
      {visit === 'away' && isBack && (
        <Notice
          role="status"
          className="jhs-external__question"
          title={t('external.question')}
          actions={
            <>
              <Button size="small" onClick={() => say('applied')}>
                {t('external.yes')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => say(undefined)}>
                {t('external.no')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
