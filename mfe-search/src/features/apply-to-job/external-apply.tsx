import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { Badge, Button, Notice } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { isHostOf, parseWebsite } from '../../common/website.ts';
import { useExternalVisit } from './use-external-visit.ts';
import { useOpenExternal } from './use-open-external.ts';

/** Applying on another site: opens it in a new tab, and asks on return whether the person applied. */
export function ExternalApply({ job }: { job: JobStatic }) {
  const { t } = useTranslation('search');
  // An imported advertisement links to the site it came from, which is seldom the company's own.
  const isOwnSite = isHostOf(job.external_host ?? '', parseWebsite(job.employer.website));
  const { visit, isBack, update } = useExternalVisit(job.id);
  const { state, open } = useOpenExternal(job.id, () => update('away'));

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
              <Button size="small" onClick={() => update('applied')}>
                {t('external.yes')}
              </Button>
              <Button size="small" variant="quiet" onClick={() => update(undefined)}>
                {t('external.no')}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
