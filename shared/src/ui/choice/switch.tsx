import { classNames } from '../class-names.ts';
import { Choice, type ChoiceProps } from './choice.tsx';

/** A setting that takes effect at once. In a form that is sent later, use a `Checkbox`. */
export function Switch({ className, ...rest }: ChoiceProps) {
  return <Choice {...rest} type="checkbox" role="switch" className={classNames('jh-switch', className)} />;
}
