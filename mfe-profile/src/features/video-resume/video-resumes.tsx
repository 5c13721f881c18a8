import { restorableMinutes } from '@jobharbor/shared/calls/jobseeker-resumes/delete-resume';
import { type VideoResume, videoLimits } from '@jobharbor/shared/contracts/profile/video-resume';
import { formatNumber } from '@jobharbor/shared/i18n';
import { ErrorNotice, lazyPart, useLocale, useSession } from '@jobharbor/shared/remote';
import { Button, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeFileDraft } from '../../common/file-draft.ts';
import type { ChosenVideo } from './add-video-dialog.tsx';
import { type DeletedVideo, useVideoResumes } from './use-video-resumes.ts';
import { videoDraftKey } from './use-video-upload.ts';
import { VideoRow } from './video-row.tsx';
import './video-resume.css';

const AddVideoDialog = lazyPart(async () => (await import('./add-video-dialog.tsx')).AddVideoDialog);
const PlayVideoDialog = lazyPart(async () => (await import('./play-video-dialog.tsx')).PlayVideoDialog);

type Open = { what: 'add'; kept: ChosenVideo | null } | { what: 'play'; id: number };

/** The person's video résumés: play, add, change cover, delete with undo. */
export function VideoResumes() {
  const { t } = useTranslation('profile');
  const videos = useVideoResumes();
  const { list, deleted } = videos;
  const [open, setOpen] = useState<Open | null>(null);
  /** Chosen in the dialog and not uploaded, when it was closed. */
  const [kept, setKept] = useState<ChosenVideo | null>(null);
  const [addedId, setAddedId] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  useStoredVideo((stored) => setOpen({ what: 'add', kept: stored }));

  const showAdded = (video: VideoResume) => {
    videos.put(video);
    setKept(null);
    setAddedId(video.id);
    setOpen(null);
    setAnnouncement(t('videoResume.added'));
  };
  return (
    <section className="jh-stack jh-gap-3" aria-labelledby="jhp-videos">
      <h2 id="jhp-videos">{t('videoResume.title')}</h2>
      <p className="jh-quiet">{t('videoResume.lead', { count: videoLimits.maxSeconds / 60 })}</p>
      {list.data ? (
        <>
          {deleted && (
            <Undo
              key={deleted.video.id}
              deleted={deleted}
              isRestoring={videos.isRestoring}
              undo={videos.undo}
            />
          )}
          <VideoList
            {...{ videos, addedId }}
            onPlay={(id) => setOpen({ what: 'play', id })}
            onAdd={() => setOpen({ what: 'add', kept })}
          />
        </>
      ) : list.isError ? (
        <ErrorNotice error={list.error} retry={list} />
      ) : (
        <Skeleton shape="block" />
      )}
      <LiveRegion>{announcement}</LiveRegion>
      <VideoDialogs
        open={open}
        videos={videos}
        onAdded={showAdded}
        onClose={() => setOpen(null)}
        onKeep={setKept}
      />
    </section>
  );
}

interface VideoDialogsProps {
  open: Open | null;
  videos: ReturnType<typeof useVideoResumes>;
  onAdded: (video: VideoResume) => void;
  onClose: () => void;
  /** Called with the video that was chosen and not uploaded, if any. */
  onKeep: (chosen: ChosenVideo | null) => void;
}

/** The dialog that adds a video, or the one that plays a video. */
function VideoDialogs({ open, videos, onAdded, onClose, onKeep }: VideoDialogsProps) {
  const all = videos.list.data?.video_resumes ?? [];
  const played = open?.what === 'play' ? all.find(({ id }) => id === open.id) : undefined;
  return (
    <Suspense>
      {open?.what === 'add' && (
        <AddVideoDialog
          kept={open.kept}
          onClose={(chosen) => {
            onKeep(chosen);
            onClose();
          }}
          onAdded={onAdded}
        />
      )}
      {played && (
        <PlayVideoDialog
          video={played}
          onClose={onClose}
          onCover={(cover_url) => videos.put({ ...played, cover_url })}
        />
      )}
    </Suspense>
  );
}

/** Calls `onVideo` with the video that was stored on the device when the session ended. */
function useStoredVideo(onVideo: (stored: ChosenVideo) => void): void {
  const userId = useSession().user?.id;
  const open = useEffectEvent(onVideo);
  useEffect(() => {
    if (userId === undefined) return;
    void takeFileDraft(videoDraftKey(userId)).then((draft) => {
      if (!(draft?.video instanceof File)) return;
      open({ video: draft.video, cover: draft.cover instanceof Blob ? draft.cover : null });
    });
  }, [userId]);
}

interface VideoListProps {
  videos: ReturnType<typeof useVideoResumes>;
  /** The video that was added last on this page. */
  addedId: number | null;
  onPlay: (id: number) => void;
  onAdd: () => void;
}

/** The videos, and the button for another one while there is room. */
function VideoList({ videos, addedId, onPlay, onAdd }: VideoListProps) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { failed } = videos;
  const all = videos.list.data?.video_resumes ?? [];
  const max = videoLimits.maxCount;
  return (
    <>
      {all.length === 0 ? (
        <p className="jh-quiet">{t('videoResume.none')}</p>
      ) : (
        <ul className="jhp-videos">
          {all.map((video) => (
            <VideoRow
              key={video.id}
              video={video}
              isDeleting={videos.deletingId === video.id}
              deleteError={failed?.id === video.id ? failed.error : undefined}
              takesFocus={videos.restoredId === video.id || (addedId === video.id && all.length >= max)}
              onPlay={() => onPlay(video.id)}
              onDelete={() => void videos.delete(video)}
            />
          ))}
        </ul>
      )}
      {all.length >= max ? (
        <p className="jh-quiet">{t('videoResume.full', { shown: formatNumber(tag, max) })}</p>
      ) : (
        <div>
          <Button iconStart={<Plus />} onClick={onAdd}>
            {t('videoResume.add')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Deleted message with Undo. Takes the focus, because the focused button was removed. */
function Undo({
  deleted,
  isRestoring,
  undo,
}: { deleted: DeletedVideo } & Pick<ReturnType<typeof useVideoResumes>, 'isRestoring' | 'undo'>) {
  const { t } = useTranslation('profile');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = deleted.video.filename;
  return (
    <div className="jhp-video__undo">
      <div>
        {/* The name is isolated from the direction of its sentence. */}
        <p role="status">{t('delete.done', { name: `\u2068${name}\u2069` })}</p>
        <p className="jh-quiet jh-small">{t('manageResumes.deletedHint', { count: restorableMinutes })}</p>
        <ErrorNotice error={deleted.error} />
      </div>
      <Button
        ref={button}
        size="small"
        aria-label={t('manageResumes.undoNamed', { name })}
        loading={isRestoring}
        loadingLabel={t('manageResumes.restoring')}
        onClick={() => void undo(deleted)}
      >
        {t('manageResumes.undo')}
      </Button>
    </div>
  );
}
