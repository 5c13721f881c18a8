import { BuoyMotif, Card, FailureCard, Skeleton } from '@jobharbor/shared/ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

export interface StepPageProps {
  title: string;
  /** Ref for a page that moves the focus to its heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** Layout of a page with one card, for the steps of signing in. */
export const StepPage = ({ title, heading, children }: StepPageProps) => (
  <div className="jh-page jh-page--narrow jha-page">
    <Card as="section" padding="roomy" className="jha-card">
      <h1 ref={heading} tabIndex={heading && -1}>
        {title}
      </h1>
      {children}
    </Card>
  </div>
);

export interface StepFailurePageProps {
  title: string;
  actions: ReactNode;
  /** Error, and the way on. */
  children: ReactNode;
}

/** Replaces a step that cannot continue. */
export const StepFailurePage = ({ title, actions, children }: StepFailurePageProps) => (
  <div className="jh-page jh-page--narrow jha-page">
    <FailureCard headingLevel={1} motif={<BuoyMotif />} title={title} actions={actions}>
      <p>{children}</p>
    </FailureCard>
  </div>
);

/** Skeleton of a step that waits for the server. */
export function StepLoading({ shape = 'button' }: { shape?: 'button' | 'block' }) {
  const { t } = useTranslation('auth');
  return (
    <>
      <p role="status" className="jh-quiet">
        {t('sending')}
      </p>
      <Skeleton shape={shape} className={shape === 'button' ? 'jha-wide' : undefined} />
    </>
  );
}
