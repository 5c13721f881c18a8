import { Notice, type NoticeProps } from '../ui/feedback/notice.tsx';
import { ConfirmEmailLink } from './confirm-email-link.tsx';
import type { Retry } from './retry.ts';
import { RetryButton } from './retry-button.tsx';
import { useErrorText } from './use-error-text.ts';

export type ErrorNoticeProps = Pick<NoticeProps, 'title' | 'actions' | 'className'> & {
  /** Null or undefined for none: nothing is shown. */
  error: unknown;
  /** The failed query: a button before `actions` fetches it again. */
  retry?: Retry | undefined;
};

/** Why an action or a part of a page failed, at its place. Announced. For a whole page or list use {@link CardError}. */
export function ErrorNotice({ error, retry, actions, ...rest }: ErrorNoticeProps) {
  const errorText = useErrorText();
  if (error === null || error === undefined) return null;
  const buttons = retry && (
    <>
      <RetryButton size="small" retry={retry} />
      {actions}
    </>
  );
  return (
    <Notice {...rest} tone="danger" role="alert" actions={buttons ?? actions}>
      {errorText(error)}
      <ConfirmEmailLink error={error} />
    </Notice>
  );
}
