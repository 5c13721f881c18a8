import { type VideoResume, videoLimits } from '@jobharbor/shared/contracts/video-resume';
import { useDirtyLease, useErrorText, useLocale } from '@jobharbor/shared/remote';
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

export interface AddVideoDialogProps {
  /** The upload that was interrupted by the end of the session. */
  kept: { video: File; cover: Blob | null } | null;
  onClose: () => void;
  onAdded: (video: VideoResume) => void;
}

/** Uploads a chosen or recorded video with a cover. */
export function AddVideoDialog({ kept, onClose, onAdded }: AddVideoDialogProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const errorText = useErrorText();
  const [video, setVideo] = useState<File | null>(kept?.video ?? null);
  const [cover, setCover] = useState<Blob | null>(kept?.cover ?? null);
  const [fault, setFault] = useState<string>();
  const [isTooLong, setTooLong] = useState(false);
  const { upload, send, cancel } = useVideoUpload(onAdded);
  const src = useObjectUrl(video);
  const content = useRef<HTMLDivElement>(null);
  useDirtyLease(video !== null, 'video-resume');
  useStoredFiles(videoDraftKey, video && { video, ...(cover && { cover }) });
  const isUploading = upload.status === 'uploading';
  const size = (bytes: number) => formatFileSize(tag, bytes);
  const tell = (reason: VideoError, file: File) =>
    t(`videoResume.fault.${reason}`, { size: size(file.size), limit: size(videoLimits.maxBytes) });

  const shown = useRef(video);
  useEffect(() => {
    // The focused control was removed with the previous step.
    if (shown.current !== video)
      content.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus();
    shown.current = video;
  }, [video]);

  function take(file: File | null) {
    const reason = file && checkVideoFile(file);
    setFault(file && reason ? tell(reason, file) : undefined);
    if (reason) return;
    setCover(null);
    setTooLong(false);
    setVideo(file);
  }

  return (
    <Dialog
      open
      keepOnBackdrop
      onClose={() => {
        cancel();
        onClose();
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
              hint={t('videoResume.hint', { limit: size(videoLimits.maxBytes) })}
              error={fault}
              accept={acceptedVideos}
              onFiles={([file]) => file && take(file)}
            />
            <RecordVideo onRecorded={take} />
          </>
        ) : (
          <>
            {kept?.video === video && <Notice role="status">{t('videoResume.kept')}</Notice>}
            <ChooseCover
              src={src}
              cover={cover}
              onCover={setCover}
              onDuration={(seconds) =>
                setTooLong(Number.isFinite(seconds) && seconds >= videoLimits.maxSeconds)
              }
            />
            {isTooLong && (
              <Notice tone="danger" role="alert">
                {tell('tooLong', video)}
              </Notice>
            )}
            {upload.status === 'failed' && (
              <Notice tone="danger" role="alert">
                {errorText(upload.error)}
              </Notice>
            )}
            {upload.status === 'cancelled' && <p role="status">{t('videoResume.cancelled')}</p>}
            {isUploading ? (
              <UploadStatus
                fileName={video.name}
                upload={{
                  status: 'uploading',
                  text:
                    upload.percent < 100
                      ? t('upload.sending', { percent: upload.percent })
                      : t('upload.checking'),
                  percent: upload.percent < 100 ? upload.percent : undefined,
                  cancelLabel: t('upload.cancel'),
                  onCancel: cancel,
                }}
              />
            ) : (
              <div className="jh-inline">
                <Button
                  variant="primary"
                  data-autofocus
                  aria-disabled={isTooLong || undefined}
                  onClick={() => !isTooLong && send(video, cover)}
                >
                  {t('videoResume.upload')}
                </Button>
                <Button variant="quiet" onClick={() => take(null)}>
                  {t('videoResume.another')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
