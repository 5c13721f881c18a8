import { playVideoResume } from '@jobharbor/shared/calls/jobseeker-resumes/play-video-resume';
import { uploadVideoCover } from '@jobharbor/shared/calls/jobseeker-resumes/upload-video-cover';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import type { VideoResume } from '@jobharbor/shared/contracts/profile/video-resume';
import { ErrorNotice, useSendOnce } from '@jobharbor/shared/remote';
import { Button, Dialog } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseCover } from './choose-cover.tsx';

export interface PlayVideoDialogProps {
  video: VideoResume;
  onClose: () => void;
  onCover: (coverUrl: string) => void;
}

/** Plays a stored video, and changes its cover. */
export function PlayVideoDialog({ video, onClose, onCover }: PlayVideoDialogProps) {
  const { t } = useTranslation('profile');
  const [cover, setCover] = useState<Blob | null>(null);
  const save = useSendOnce(uploadVideoCover, {
    onSuccess({ cover_url }) {
      setCover(null);
      onCover(cover_url);
    },
  });
  function send(picture: Blob) {
    const body = new FormData();
    body.append('video_resume_id', String(video.id));
    body.append('video_cover', picture, 'cover.jpg');
    save.sendOnce({ body });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{video.filename}</bdi>}
      closeLabel={t('manageResumes.close')}
      keepOnBackdrop={cover !== null}
    >
      <div className="jh-stack jh-gap-4">
        <ChooseCover
          src={`/api${callPath(playVideoResume, { params: { id: video.id } })}`}
          cover={cover}
          coverUrl={video.cover_url}
          isStored
          onCover={setCover}
        />
        <ErrorNotice error={save.error} />
        <div role="status">{save.isSuccess && cover === null && t('videoResume.cover.saved')}</div>
        {cover !== null && (
          <div>
            <Button
              variant="primary"
              loading={save.isPending}
              loadingLabel={t('saving')}
              onClick={() => send(cover)}
            >
              {t('videoResume.cover.save')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}
