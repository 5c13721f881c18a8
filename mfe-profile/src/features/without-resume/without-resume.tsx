import { useSession } from '@jobharbor/shared/remote';
import { Button, LiveRegion } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LocalProposals, saveLocalProposals } from '../../common/local-proposals.ts';
import { ArchiveField } from './archive-field.tsx';
import { Interview } from './interview.tsx';
import { proposalsOf } from './questions.ts';

/** Other ways to fill the profile: an interview, and the archive of LinkedIn. Their proposals are checked as a résumé's are. */
export function WithoutResume() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const [way, setWay] = useState<'questions' | 'archive' | null>(null);
  const [said, setSaid] = useState('');
  function propose(made: LocalProposals): void {
    saveLocalProposals(user?.id ?? 0, made);
    setSaid(t('interview.found'));
    setWay(null);
  }
  return (
    <section className="jh-stack" aria-labelledby="jhp-without-resume">
      <h3 id="jhp-without-resume">{t('interview.title')}</h3>
      <div className="jh-inline">
        {(['questions', 'archive'] as const).map((one) => (
          <Button key={one} aria-expanded={way === one} onClick={() => setWay(way === one ? null : one)}>
            {t(`interview.way.${one}`)}
          </Button>
        ))}
      </div>
      {way === 'questions' && (
        <Interview
          onDone={(answers) => {
            const proposals = proposalsOf(answers);
            if (proposals.length > 0) propose({ proposals, contact: [] });
            return proposals.length > 0;
          }}
        />
      )}
      {way === 'archive' && <ArchiveField onRead={propose} />}
      <LiveRegion>{said}</LiveRegion>
    </section>
  );
}
