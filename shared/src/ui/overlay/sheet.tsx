import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog that rises from the bottom edge on a phone, to be used with the thumb: all filters, an action's form. */
export function Sheet({ className, ...rest }: DialogProps) {
  return <Dialog {...rest} className={classNames('jh-dialog--sheet', className)} />;
}
