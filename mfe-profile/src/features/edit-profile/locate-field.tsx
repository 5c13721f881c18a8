import { LocateButton, placeText } from '@jobharbor/shared/domain/places';
import { useLocale } from '@jobharbor/shared/remote';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Fills in the current place on request, as editable text. */
export function LocateField({ onPlace }: { onPlace: (place: string) => void }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const [filled, setFilled] = useState('');
  return (
    <LocateButton
      texts={t('nearby', { returnObjects: true })}
      foundText={t('nearby.filled', { place: filled })}
      onFound={(place) => {
        const text = placeText(tag, place);
        setFilled(text);
        onPlace(text);
      }}
    />
  );
}
