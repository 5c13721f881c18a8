import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useErrorText } from '../../remote/index.ts';
import { Button } from '../../ui/index.ts';
import { type NearestPlace, useNearestPlace } from './use-nearest-place.ts';

export interface LocateButtonProps {
  texts: Record<'label' | 'locating' | 'refused' | 'unavailable' | 'far', string>;
  /** Announced once the place is found; omit it where the page shows the place. */
  foundText?: string | undefined;
  onFound: (place: NearestPlace) => void;
}

/** "Use my location": requests the device's position when pressed, and shows the result beside itself. */
export function LocateButton({ texts, foundText = '', onFound }: LocateButtonProps) {
  const { request, locate } = useNearestPlace(onFound);
  const errorText = useErrorText();
  const { status } = request;
  const said =
    status === 'failed'
      ? errorText(request.error)
      : status === 'idle'
        ? ''
        : { ...texts, found: foundText }[status];
  return (
    <div className="jh-stack jh-gap-1">
      <div>
        <Button
          size="small"
          variant="quiet"
          iconStart={<LocateFixed />}
          aria-disabled={status === 'locating'}
          onClick={() => void locate()}
        >
          {texts.label}
        </Button>
      </div>
      <p className="jh-quiet jh-small" role="status">
        {said}
      </p>
    </div>
  );
}
