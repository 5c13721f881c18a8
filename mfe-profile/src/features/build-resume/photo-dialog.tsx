import { avatarLimits } from '@jobharbor/shared/contracts/account/avatar';
import { photoLimits } from '@jobharbor/shared/contracts/profile/resume-document';
import { useDirtyLease, useLocale, useSession } from '@jobharbor/shared/remote';
import { Button, Dialog, FileDrop, Notice } from '@jobharbor/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../common/format-file-size.ts';
import {
  acceptedPictures,
  type DecodedPicture,
  decodePicture,
} from '../../common/pictures/decode-picture.ts';
import { PictureFrame } from '../../common/pictures/picture-frame.tsx';
import { centred } from '../../common/pictures/placement.ts';
import { photoOf } from './photo-of.ts';

export interface PhotoDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the square JPEG, base64. */
  onChosen: (photo: string) => void;
}

/** Chooses a photo for a résumé, from a file or the person's picture, and crops it to a square. Nothing is uploaded here. */
export function PhotoDialog({ open, onClose, onChosen }: PhotoDialogProps) {
  const { t } = useTranslation('profile');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useDirtyLease(open && picture !== null, 'resume-photo', 'lost');
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(picture);
  useEffect(() => {
    // The focused control was removed with the previous step.
    if (shown.current !== picture)
      content.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus();
    shown.current = picture;
  }, [picture]);
  return (
    <Dialog
      open={open}
      onClose={() => {
        setPicture(null);
        onClose();
      }}
      title={t('buildResume.photo.title')}
      closeLabel={t('cancel')}
      keepOnBackdrop={picture !== null}
    >
      <div ref={content}>
        {picture === null ? (
          <ChoosePhoto onPicture={setPicture} />
        ) : (
          <CropPhoto
            picture={picture}
            onBack={() => setPicture(null)}
            onChosen={(photo) => {
              setPicture(null);
              onChosen(photo);
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

function ChoosePhoto({ onPicture }: { onPicture: (picture: ImageBitmap) => void }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const { user } = useSession();
  const [fault, setFault] = useState<string>();
  const [isOpening, setOpening] = useState(false);
  const own = user?.avatar_url ?? null;
  const size = (bytes: number) => formatFileSize(tag, bytes);

  function take(opened: DecodedPicture, bytes: number) {
    if ('picture' in opened) return onPicture(opened.picture);
    setFault(t(`avatar.fault.${opened.fault}`, { size: size(bytes), limit: size(avatarLimits.maxBytes) }));
  }

  async function openOwn(url: string) {
    setFault(undefined);
    setOpening(true);
    take(await decodeImage(url), 0);
    setOpening(false);
  }

  return (
    <div className="jh-stack jh-gap-4">
      <p className="jh-quiet">{t('buildResume.photo.lead')}</p>
      {own !== null && (
        <div>
          <Button loading={isOpening} loadingLabel={t('loading')} onClick={() => void openOwn(own)}>
            {t('buildResume.photo.fromAvatar')}
          </Button>
        </div>
      )}
      <FileDrop
        label={t('avatar.choose')}
        dropText={t('avatar.drop')}
        hint={t('avatar.hint', { limit: size(avatarLimits.maxBytes) })}
        error={fault}
        accept={acceptedPictures}
        onFiles={([file]) => {
          setFault(undefined);
          if (file) void decodePicture(file).then((opened) => take(opened, file.size));
        }}
      />
    </div>
  );
}

/** Decodes a picture of this site. */
async function decodeImage(url: string): Promise<DecodedPicture> {
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { picture: await createImageBitmap(image) };
  } catch {
    return { fault: 'damaged' };
  }
}

interface CropPhotoProps {
  picture: ImageBitmap;
  onBack: () => void;
  onChosen: (photo: string) => void;
}

function CropPhoto({ picture, onBack, onChosen }: CropPhotoProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [place, setPlace] = useState(centred);
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className="jh-stack jh-gap-4">
      <PictureFrame
        ref={canvas}
        {...{ picture, place }}
        side={photoLimits.side}
        label={t('avatar.preview')}
        onMove={setPlace}
      />
      <div role="alert">{hasFailed && <Notice tone="danger">{t('avatar.fault.damaged')}</Notice>}</div>
      <div className="jh-inline">
        <Button
          variant="primary"
          data-autofocus
          onClick={() => void photoOf(canvas.current).then(onChosen, () => setFailed(true))}
        >
          {t('buildResume.photo.use')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('avatar.another')}
        </Button>
      </div>
    </div>
  );
}
