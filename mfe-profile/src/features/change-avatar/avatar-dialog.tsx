import { useDirtyLease } from '@jobharbor/shared/remote';
import { Dialog } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChosenPicture } from './avatar-draft.ts';
import { ChoosePicture } from './choose-picture.tsx';
import { PictureCropper } from './picture-cropper.tsx';
import type { AvatarChange } from './use-avatar.ts';

export interface AvatarDialogProps {
  open: boolean;
  name: string;
  url: string | null;
  /** The picture whose upload was interrupted by the end of the session. */
  kept: ChosenPicture | null;
  onClose: () => void;
  onChanged: (change: AvatarChange) => void;
}

/** Chooses an avatar: an uploaded file, cropped and rotated first, or a generated one. */
export function AvatarDialog({ open, name, url, kept, onClose, onChanged }: AvatarDialogProps) {
  const { t } = useTranslation('profile');
  const [picture, setPicture] = useState<ChosenPicture | null>(kept);
  useDirtyLease(open && picture !== null, 'avatar', 'lost');
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(picture);
  useEffect(() => {
    // The focused control was removed with the previous step.
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
          <PictureCropper chosen={picture} onBack={() => setPicture(null)} onSaved={changed} />
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
