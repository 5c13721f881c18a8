import { randomKey } from '@jobharbor/shared/browser/environment';
import { uploadAvatar } from '@jobharbor/shared/calls/jobseeker-profile/upload-avatar';
import { avatarLimits } from '@jobharbor/shared/contracts/account/avatar';
import { toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { ErrorNotice, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureFrame, toJpeg } from '../../common/pictures/picture-frame.tsx';
import { centred, type Placement } from '../../common/pictures/placement.ts';
import { useStoredFiles } from '../../common/use-stored-files.ts';
import { avatarDraftKey, type ChosenPicture } from './avatar-draft.ts';
import type { AvatarChange } from './use-avatar.ts';

export interface PictureCropperProps {
  chosen: ChosenPicture;
  onBack: () => void;
  onSaved: (change: AvatarChange) => void;
}

/** Cropper: moves, zooms and rotates a picture in its frame by touch, mouse or keyboard, and uploads the visible part. */
export function PictureCropper({ chosen, onBack, onSaved }: PictureCropperProps) {
  const { t } = useTranslation('profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  const { picture, file } = chosen;
  const [place, setPlace] = useState(chosen.place ?? centred);
  const keep = useStoredFiles(avatarDraftKey, { file, place });
  // Idempotency key, new for each placement.
  const [key, setKey] = useState(() => randomKey());
  const move = (next: Placement) => {
    setPlace(next);
    setKey(randomKey());
  };
  const save = useSavePicture(canvas, key, { onSaved, keep });
  return (
    <div className="jh-stack jh-gap-4">
      <PictureFrame
        ref={canvas}
        {...{ picture, place }}
        side={avatarLimits.side}
        label={t('avatar.preview')}
        isRound
        onMove={move}
      />
      <ErrorNotice error={save.error} />
      <div className="jh-inline">
        <Button
          variant="primary"
          data-autofocus
          loading={save.isPending}
          loadingLabel={t('saving')}
          onClick={() => save.mutate()}
        >
          {t('avatar.use')}
        </Button>
        <Button variant="quiet" aria-disabled={save.isPending} onClick={onBack}>
          {t('avatar.another')}
        </Button>
      </div>
    </div>
  );
}

/** Uploads what the canvas shows. If the session has ended, `keep` stores the picture on the device. */
function useSavePicture(
  canvas: RefObject<HTMLCanvasElement | null>,
  idempotencyKey: string,
  { onSaved, keep }: { onSaved: (change: AvatarChange) => void; keep: () => Promise<unknown> },
) {
  const { http } = useRemote();
  return useMutation({
    async mutationFn() {
      const body = new FormData();
      body.append('avatar', await toJpeg(canvas.current, 0.92), 'avatar.jpg');
      return sendCall(http, uploadAvatar, { body, idempotencyKey });
    },
    onSuccess: onSaved,
    async onError(error) {
      if (toAppError(error).status === 401) await keep();
    },
  });
}
