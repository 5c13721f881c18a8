import CircleAlert from 'lucide-react/icons/circle-alert';
import FileCheck from 'lucide-react/icons/file-check';
import FileUp from 'lucide-react/icons/file-up';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';

/** The upload of one file. All texts come from the caller, with the state that they belong to. */
export type Upload =
  | {
      status: 'uploading';
      text: string;
      percent?: number | undefined;
      cancelLabel: string;
      onCancel: () => void;
    }
  | { status: 'success'; text: ReactNode; actions?: ReactNode }
  /** `reason` names the limit and the actual size. */
  | {
      status: 'failed';
      reason: string;
      retryLabel?: string | undefined;
      onRetry?: (() => void) | undefined;
      actions?: ReactNode;
    };

export type UploadStatusProps = { fileName: string; upload: Upload };

/** State of one upload: in progress with cancel, done, or failed with retry. */
export function UploadStatus({ fileName, upload }: UploadStatusProps) {
  const { icon, message, actions } = draw(upload);
  return (
    <div className="jh-upload" data-status={upload.status}>
      {icon}
      <div className="jh-upload__message">
        <p className="jh-upload__name">
          <bdi>{fileName}</bdi>
        </p>
        <div role="status">{message}</div>
      </div>
      <div className="jh-upload__actions">{actions}</div>
      {upload.status === 'uploading' && (
        <ProgressBar label={upload.text} labelHidden value={upload.percent} />
      )}
    </div>
  );
}

function draw(upload: Upload): { icon: ReactNode; message: ReactNode; actions: ReactNode } {
  switch (upload.status) {
    case 'uploading':
      return {
        icon: <FileUp />,
        message: <p className="jh-upload__detail">{upload.text}</p>,
        actions: (
          <Button size="small" variant="quiet" onClick={upload.onCancel}>
            {upload.cancelLabel}
          </Button>
        ),
      };
    case 'success':
      return {
        icon: <FileCheck />,
        message: <p className="jh-upload__detail">{upload.text}</p>,
        actions: upload.actions,
      };
    case 'failed':
      return {
        icon: <CircleAlert />,
        message: <p className="jh-upload__reason">{upload.reason}</p>,
        actions: (
          <>
            {upload.onRetry && (
              <Button size="small" onClick={upload.onRetry}>
                {upload.retryLabel}
              </Button>
            )}
            {upload.actions}
          </>
        ),
      };
  }
}
