import { FailureCard, type FailureCardProps } from '../ui/feedback/failure-card.tsx';
import { LazyMotif } from '../ui/feedback/lazy-motif.tsx';
import type { Retry } from './retry.ts';
import { RetryButton } from './retry-button.tsx';
import { useErrorText } from './use-error-text.ts';

export type CardErrorProps = Pick<FailureCardProps, 'title' | 'actions' | 'headingLevel' | 'className'> & {
  error: unknown;
  /** The failed query: a button before `actions` fetches it again. */
  retry?: Retry | undefined;
};

/** In place of a page or list that did not load: the reason, and a button that fetches it again. Announced. */
export function CardError({ error, retry, actions, ...rest }: CardErrorProps) {
  const errorText = useErrorText();
  const buttons = retry && (
    <>
      <RetryButton variant="primary" retry={retry} />
      {actions}
    </>
  );
  return (
    <FailureCard {...rest} motif={<LazyMotif name="buoy" />} actions={buttons ?? actions}>
      <p>{errorText(error)}</p>
    </FailureCard>
  );
}
