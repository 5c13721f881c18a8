import { type VideoResume, videoLimits } from '@jobharbor/shared/contracts/profile/video-resume';
import { ErrorNotice, useDirtyLease, useLocale } from '@jobharbor/shared/remote';
import { Button, Dialog, FileDrop, Notice, UploadStatus } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';
import { useStoredFiles } from '../../common/use-stored-files.ts';
import { acceptedVideos, checkVideoFile, type VideoError } from './check-video-file.ts';
import { ChooseCover } from './choose-cover.tsx';
import { RecordVideo } from './record-video.tsx';
import { useObjectUrl } from './use-object-url.ts';
import { useVideoUpload, videoDraftKey } from './use-video-upload.ts';
import { formatClock } from './video-clock.ts';

export interface ChosenVideo {
  video: File;
  cover: Blob | null;
}

export interface AddVideoDialogProps {
  /** The video that was chosen before: the dialog was closed, the page left, or the session ended before its upload. */
  kept: ChosenVideo | null;
  /** Called with what was chosen and not uploaded. */
  onClose: (chosen: ChosenVideo | null) => void;
  onAdded: (video: VideoResume) => void;
}

/** Uploads a chosen or recorded video with a cover. */
export function AddVideoDialog({ kept, onClose, onAdded }: AddVideoDialogProps) {
  const { t } = useTranslation('profile');
  const { video, cover, setCover, take, checkLength, fault, size, upload, send, cancel, isLeft } =
    useChosenVideo(kept, onAdded);
  const src = useObjectUrl(video);
  const content = useFocusOfStep(src);
  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={() => {
        isLeft.current = false;
        cancel();
        onClose(video && { video, cover });
      }}
      title={t('videoResume.add')}
      closeLabel={t('cancel')}
    >
      <div ref={content} className="jh-stack jh-gap-4">
        {video === null || src === undefined ? (
          <>
            <p className="jh-quiet">{t('videoResume.tips')}</p>
            <FileDrop
              label={t('videoResume.choose')}
              dropText={t('upload.drop')}
              hint={t('videoResume.hint', {
                limit: size(videoLimits.maxBytes),
                count: videoLimits.maxSeconds / 60,
              })}
              error={fault}
              accept={acceptedVideos}
              onFiles={([file]) => file && take(file)}
            />
            <RecordVideo onRecorded={take} />
          </>
        ) : (
          <>
            {kept?.video === video && <Notice role="status">{t('videoResume.kept')}</Notice>}
            <ChooseCover src={src} cover={cover} onCover={setCover} onDuration={checkLength} />
            <UploadStep
              fileName={video.name}
              upload={upload}
              onSend={() => send(video, cover)}
              onCancel={cancel}
              onAnother={() => take(null)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The chosen video with its cover, kept on the device while it is not uploaded; why another file was refused. */
function useChosenVideo(kept: ChosenVideo | null, onAdded: AddVideoDialogProps['onAdded']) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const [video, setVideo] = useState<File | null>(kept?.video ?? null);
  const [cover, setCover] = useState<Blob | null>(kept?.cover ?? null);
  const [fault, setFault] = useState<string>();
  // The page itself is left, for example by Back: not by an end of this dialog.
  const isLeft = useRef(true);
  const { upload, send, cancel, reset } = useVideoUpload((added) => {
    isLeft.current = false;
    onAdded(added);
  });
  useDirtyLease(video !== null, 'video-resume', 'stored');
  useStoredFiles(videoDraftKey, video && { video, ...(cover && { cover }) }, () => isLeft.current);
  const size = (bytes: number) => formatFileSize(tag, bytes);
  const tell = (reason: VideoError, file: File, seconds = 0) =>
    t(`videoResume.fault.${reason}`, {
      size: size(file.size),
      limit: size(videoLimits.maxBytes),
      length: formatClock(tag, seconds),
      count: videoLimits.maxSeconds / 60,
    });

  function take(file: File | null) {
    const reason = file && checkVideoFile(file);
    setFault(file && reason ? tell(reason, file) : undefined);
    if (reason) return;
    reset();
    setCover(null);
    setVideo(file);
  }

  function checkLength(seconds: number) {
    if (video === null || !Number.isFinite(seconds) || seconds < videoLimits.maxSeconds) return;
    take(null);
    setFault(tell('tooLong', video, seconds));
  }

  return { video, cover, setCover, take, checkLength, fault, size, upload, send, cancel, isLeft };
}

/** Element of a step: when the step changes, its first control gets the focus, since the focused one was removed. */
function useFocusOfStep(step: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step)
      content.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus();
    shown.current = step;
  }, [step]);
  return content;
}

interface UploadStepProps {
  fileName: string;
  upload: ReturnType<typeof useVideoUpload>['upload'];
  onSend: () => void;
  onCancel: () => void;
  onAnother: () => void;
}

/** Sends the chosen video, or shows how far it is. */
function UploadStep({ fileName, upload, onSend, onCancel, onAnother }: UploadStepProps) {
  const { t } = useTranslation('profile');
  if (upload.status === 'uploading') {
    const isSent = upload.percent >= 100;
    return (
      <UploadStatus
        fileName={fileName}
        upload={{
          status: 'uploading',
          text: isSent ? t('upload.checking') : t('upload.sending', { percent: upload.percent }),
          percent: isSent ? undefined : upload.percent,
          cancelLabel: t('upload.cancel'),
          onCancel,
        }}
      />
    );
  }
  return (
    <>
      {upload.status === 'failed' && <ErrorNotice error={upload.error} />}
      {upload.status === 'cancelled' && <p role="status">{t('videoResume.cancelled')}</p>}
      <div className="jh-inline">
        <Button variant="primary" data-autofocus onClick={onSend}>
          {t('videoResume.upload')}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('videoResume.another')}
        </Button>
      </div>
    </>
  );
}
