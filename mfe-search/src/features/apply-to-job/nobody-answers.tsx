import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** A company that is not on the site: an application would reach nobody, and one is told so before writing it. */
export function NobodyAnswers({ website }: { website: JobStatic['employer']['website'] }) {
  const { t } = useTranslation('search');
  return (
    <Notice className="jhs-nobody" title={t('apply.nobody')}>
      <p>{t('apply.nobodyHint')}</p>
      {website && (
        <p>
          <a href={website} target="_blank" rel="noopener nofollow ugc">
            <bdi dir="ltr">{new URL(website).host}</bdi>
          </a>
        </p>
      )}
    </Notice>
  );
}
