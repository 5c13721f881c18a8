import { Button } from '@jobharbor/shared/ui';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { drawCropped, maxZoom, type Placement, rotatePlacement } from './placement.ts';
import { useDragging } from './use-dragging.ts';
import './picture-frame.css';

export interface PictureFrameProps {
  ref: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  place: Placement;
  /** Edge of the canvas in pixels. */
  side: number;
  label: string;
  isRound?: boolean;
  onMove: (place: Placement) => void;
}

/** A square frame in which a picture is moved, zoomed and rotated by touch, mouse or keyboard. The canvas has what is visible. */
export function PictureFrame({ ref, picture, place, side, label, isRound, onMove }: PictureFrameProps) {
  const { t } = useTranslation('profile');
  const dragging = useDragging(picture, place, onMove);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (context) drawCropped(context, picture, place);
  }, [ref, picture, place]);
  const slider = { place, onMove };
  return (
    <>
      <div className="jhp-picture-frame" data-round={isRound === true}>
        <canvas ref={ref} width={side} height={side} role="img" aria-label={label} {...dragging} />
      </div>
      <div className="jhp-picture-sliders">
        <PlacementSlider {...slider} name="zoom" min={1} max={maxZoom} />
        <PlacementSlider {...slider} name="x" min={-1} max={1} />
        <PlacementSlider {...slider} name="y" min={-1} max={1} />
        <Button iconStart={<RotateCw />} onClick={() => onMove(rotatePlacement(place))}>
          {t('avatar.turn')}
        </Button>
      </div>
    </>
  );
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
    <label className="jhp-picture-slider">
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

/** What a canvas shows, as a JPEG of a quality from 0 to 1. */
export const toJpeg = (canvas: HTMLCanvasElement | null, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The canvas is empty')));
    if (canvas) canvas.toBlob(done, 'image/jpeg', quality);
    else done(null);
  });
