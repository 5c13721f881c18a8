import { ErrorNotice, lazyPart, useSession } from '@jobharbor/shared/remote';
import { Avatar, Button } from '@jobharbor/shared/ui';
import Camera from 'lucide-react/icons/camera';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPicture } from './avatar-draft.ts';
import { useAvatar } from './use-avatar.ts';
import './change-avatar.css';

// Lazy: not needed for reading the page.
const AvatarDialog = lazyPart(async () => (await import('./avatar-dialog.tsx')).AvatarDialog);

/** The person's avatar with a button to change it, and undo of the last change. `name` gives the initials. */
export function ChangeAvatar({ name }: { name: string }) {
  const { t } = useTranslation('profile');
  const avatar = useAvatar();
  const { url, done, sending } = avatar;
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [kept, setKept] = useState<ChosenPicture | null>(null);
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    void import('./avatar-draft.ts')
      .then(({ takeAvatarDraft }) => takeAvatarDraft(userId))
      .then((draft) => {
        if (draft === null) return;
        setKept(draft);
        setOpened(true);
        setOpen(true);
      })
      // Kept for the next visit.
      .catch(() => {});
  }, [userId]);
  return (
    <div className="jhp-avatar">
      <Avatar name={name} src={url} size="large" className="jhp-avatar__picture" />
      <Button
        size="small"
        variant="quiet"
        iconStart={<Camera />}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {url === null ? t('avatar.add') : t('avatar.change')}
      </Button>
      <div role="status" className="jhp-avatar__done">
        {done && <span>{t(`avatar.done.${done.what}`)}</span>}
      </div>
      {done && done.what !== 'undone' && (
        <Button size="small" loading={sending.isPending} onClick={() => avatar.undo(done.previous)}>
          {t('avatar.undo')}
        </Button>
      )}
      <ErrorNotice error={sending.error} />
      {wasOpened && (
        <Suspense>
          <AvatarDialog
            open={isOpen}
            name={name}
            url={url}
            kept={kept}
            onClose={() => setOpen(false)}
            onChanged={(change) => {
              avatar.changed(change);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
