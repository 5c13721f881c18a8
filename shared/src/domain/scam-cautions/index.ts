export { ScamCaution, type ScamCautionProps } from './scam-caution.tsx';
