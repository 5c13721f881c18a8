import { IconButton } from '@jobharbor/shared/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from 'react-i18next';
import type { EntryOrder } from './use-entry-order.ts';

export interface MoveButtonsProps {
  order: EntryOrder;
  index: number;
  count: number;
  /** The entry's name. */
  name: string;
}

/** Moves an entry by one position. At the ends of the list the buttons stay with `aria-disabled`, to keep the focus. */
export function MoveButtons({ order, index, count, name }: MoveButtonsProps) {
  const { t } = useTranslation('profile');
  const move = (to: number) =>
    order.move(index, to, t('entries.moved', { what: name, place: to + 1, total: count }));
  return (
    <>
      <IconButton
        icon={<ArrowUp />}
        label={t('buildResume.moveUp', { name })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && move(index - 1)}
      />
      <IconButton
        icon={<ArrowDown />}
        label={t('buildResume.moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && move(index + 1)}
      />
    </>
  );
}
