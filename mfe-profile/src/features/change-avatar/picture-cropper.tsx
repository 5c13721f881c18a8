import { randomKey } from '@jobharbor/shared/browser/environment';
import { uploadAvatar } from '@jobharbor/shared/calls/jobseeker-profile/upload-avatar';
import { avatarLimits } from '@jobharbor/shared/contracts/account/avatar';
import { toAppError } from '@jobharbor/shared/errors';
import { sendCall } from '@jobharbor/shared/http';
import { ErrorNotice, useRemote } from '@jobharbor/shared/remote';
import { Button } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredFiles } from '../../common/use-stored-files.ts';
import { avatarDraftKey, type ChosenPicture } from './avatar-draft.ts';
import { centred, drawCropped, maxZoom, type Placement, rotatePlacement } from './placement.ts';
import type { AvatarChange } from './use-avatar.ts';
import { useDragging } from './use-dragging.ts';

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
  const dragging = useDragging(picture, place, move);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawCropped(context, picture, place);
  }, [picture, place]);

  const save = useSavePicture(canvas, key, { onSaved, keep });
  const slider = { place, onMove: move };
  return (
    <div className="jh-stack jh-gap-4">
      <div className="jhp-avatar__frame">
        <canvas
          ref={canvas}
          width={avatarLimits.side}
          height={avatarLimits.side}
          role="img"
          aria-label={t('avatar.preview')}
          {...dragging}
        />
      </div>
      <div className="jhp-avatar__sliders">
        <PlacementSlider {...slider} name="zoom" min={1} max={maxZoom} />
        <PlacementSlider {...slider} name="x" min={-1} max={1} />
        <PlacementSlider {...slider} name="y" min={-1} max={1} />
        <Button iconStart={<RotateCw />} onClick={() => move(rotatePlacement(place))}>
          {t('avatar.turn')}
        </Button>
      </div>
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
      body.append('avatar', await toJpeg(canvas.current), 'avatar.jpg');
      return sendCall(http, uploadAvatar, { body, idempotencyKey });
    },
    onSuccess: onSaved,
    async onError(error) {
      if (toAppError(error).status === 401) await keep();
    },
  });
}

interface PlacementSliderProps {
  name: 'zoom' | 'x' | 'y';
  min: number;
  max: number;
  place: Placement;
  onMove: (place: Placement) => void;
}

function PlacementSlider({ name, min, max, place, onMove }: PlacementSliderProps) {
  const { t } = useTranslation('profile');
  return (
    <label className="jhp-avatar__slider">
      <span>{t(`avatar.place.${name}`)}</span>
      <input
        type="range"
        // Left and right are those of the picture in every text direction.
        dir="ltr"
        min={min}
        max={max}
        step={0.02}
        value={place[name]}
        onChange={(event) => onMove({ ...place, [name]: event.currentTarget.valueAsNumber })}
      />
    </label>
  );
}

const toJpeg = (canvas: HTMLCanvasElement | null): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas is empty')));
    if (canvas) canvas.toBlob(done, 'image/jpeg', 0.92);
    else done(null);
  });
