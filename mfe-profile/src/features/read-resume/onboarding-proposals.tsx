import { type SyncKind, syncKinds } from '@jobharbor/shared/contracts/profile/resume-sync';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type StoredProposals, useLocalProposals } from '../../common/local-proposals.ts';
import { ContactNotice } from './contact-notice.tsx';
import { ResumeProposals } from './resume-proposals.tsx';
import { UnreadResume } from './unread-resume.tsx';
import { type ResumeSync, useProposalSync, useResumeSync } from './use-resume-sync.ts';

/** Kinds of proposals for each step of the onboarding. The first shows all, so that they are checked and added at once. */
const kindsOfSteps: Readonly<Record<string, readonly SyncKind[]>> = {
  resume: syncKinds,
  work: ['work_experience'],
  education: ['education'],
  completion: ['license_certification', 'skill', 'language', 'website'],
};

/**
 * Proposals for one step of the onboarding: those that were made on this device, and those from the newest uploaded résumé.
 */
export function OnboardingProposals({ step }: { step: string }) {
  const resumes = useResumes();
  const local = useLocalProposals();
  const newest = resumes.data?.resumes.find(({ kind }) => kind === 'uploaded');
  const kinds = kindsOfSteps[step];
  if (kinds === undefined) return null;
  const part = { kinds, isFirst: step === 'resume' };
  return (
    <>
      {local && <MadeProposals {...part} key={local.setId} made={local} />}
      {newest && <StepProposals {...part} key={newest.id} resumeId={newest.id} />}
    </>
  );
}

interface StepProposalsProps {
  resumeId: number;
  kinds: readonly SyncKind[];
  /** Whether it is the step of the résumé itself, which also says what is wrong with the file. */
  isFirst: boolean;
}

type LocalStepProps = Omit<StepProposalsProps, 'resumeId'> & { made: StoredProposals };

/** Proposals of answers or of an archive. */
function MadeProposals({ made, ...props }: LocalStepProps) {
  const { t } = useTranslation('profile');
  const content = { error: null, isError: false, isFetching: false, refetch: async () => {}, data: made };
  const sync = useProposalSync(`local:${made.setId}`, content);
  return sync.isReady ? (
    <ReadProposals {...props} sync={sync} hasWaited={false} title={t('interview.made')} />
  ) : (
    <Reading />
  );
}

function StepProposals(props: StepProposalsProps) {
  const sync = useResumeSync(props.resumeId);
  const isReading = !sync.content.isError && (!sync.content.data || !sync.isReady);
  // The placeholder keeps its height, to avoid a layout shift when the proposals arrive.
  const [hasWaited] = useState(isReading);
  const content = isReading ? <Reading /> : <ReadProposals {...props} sync={sync} hasWaited={hasWaited} />;
  return hasWaited ? <div className="jhp-reading-space jh-stack">{content}</div> : content;
}

function Reading() {
  const { t } = useTranslation('profile');
  return (
    <>
      <div role="status">
        <p>{t('readResume.reading')}</p>
        <p className="jh-quiet">{t('readResume.appearsHere')}</p>
      </div>
      <Skeleton shape="block" />
    </>
  );
}

interface ReadProposalsProps extends Omit<StepProposalsProps, 'resumeId'> {
  sync: ResumeSync;
  hasWaited: boolean;
  /** Heading; that of a résumé when left out. */
  title?: string;
}

function ReadProposals({ kinds, isFirst, sync, hasWaited, title }: ReadProposalsProps) {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const errorText = useErrorText();
  const { content, state } = sync;
  if (content.isError) {
    // In every step: on another device, a later one may be the first that the person sees.
    return (
      <Notice
        tone="attention"
        title={t('readResume.failed')}
        actions={
          <Button size="small" loading={content.isFetching} onClick={() => void content.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {errorText(content.error)}
      </Notice>
    );
  }
  if (content.data?.lines === 0 && (isFirst || hasWaited))
    return <Notice tone="attention">{t('readResume.noText')}</Notice>;
  const isOurs = ({ kind }: { kind: SyncKind }) => kinds.includes(kind);
  const isEmpty =
    ![...sync.open, ...sync.skipped].some(isOurs) && !Object.values(state.accepted).some(isOurs);
  if (isEmpty && (isFirst || hasWaited) && content.data?.is_unread) return <UnreadResume />;
  if (isEmpty)
    return hasWaited ? (
      <p role="status" className="jh-quiet">
        {t('readResume.nothingHere')}
      </p>
    ) : null;
  return (
    <section className="jh-stack" aria-labelledby={titleId}>
      <h3 id={titleId}>{title ?? t('readResume.found')}</h3>
      {isFirst && <ContactNotice contact={content.data?.contact ?? []} />}
      <ResumeProposals sync={sync} kinds={kinds} />
    </section>
  );
}
