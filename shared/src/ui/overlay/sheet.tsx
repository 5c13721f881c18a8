import { classNames } from '../class-names.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

/** A dialog at the bottom edge of a phone, in reach of the thumb: all filters, an action's form. */
export function Sheet({ className, ...rest }: DialogProps) {
  return <Dialog {...rest} className={classNames('jh-dialog--sheet', className)} />;
}
