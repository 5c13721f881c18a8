export { PushSwitch, type PushSwitchProps } from './push-switch.tsx';
export { usePushTexts } from './push-texts.ts';
