export {
  type HealthBeacon,
  type HealthEvent,
  type HealthFact,
  healthBeacon,
  healthEvent,
  healthFact,
} from './beacon.ts';
