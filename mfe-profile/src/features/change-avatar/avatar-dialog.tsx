import { useDirtyLease } from '@jobharbor/shared/remote';
import { Dialog } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPicture } from './avatar-draft.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { PlacePicture } from './place-picture.tsx';
import type { AvatarChange } from './use-avatar.ts';

export interface AvatarDialogProps {
  open: boolean;
  name: string;
  url: string | null;
  /** What the end of the session had cut off. */
  kept: ChosenPicture | null;
  onClose: () => void;
  onChanged: (change: AvatarChange) => void;
}

/** Chooses a picture: one of the person's files, cut and turned first, or one that is drawn for them. */
export function AvatarDialog({ open, name, url, kept, onClose, onChanged }: AvatarDialogProps) {
  const { t } = useTranslation('profile');
  const [picture, setPicture] = useState<ChosenPicture | null>(kept);
  useDirtyLease(open && picture !== null, 'avatar');
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(picture);
  useEffect(() => {
    // What had the focus is gone with the step before.
    if (shown.current !== picture)
      content.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus();
    shown.current = picture;
  }, [picture]);
  const close = () => {
    setPicture(null);
    onClose();
  };
  const changed = (change: AvatarChange) => {
    setPicture(null);
    onChanged(change);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('avatar.title')}
      closeLabel={t('cancel')}
      keepOnBackdrop={picture !== null}
    >
      <div ref={content}>
        {picture ? (
          <PlacePicture chosen={picture} onBack={() => setPicture(null)} onSaved={changed} />
        ) : (
          <ChoosePicture
            name={name}
            url={url}
            onPicture={(opened, file) => setPicture({ picture: opened, file })}
            onChanged={changed}
          />
        )}
      </div>
    </Dialog>
  );
}
