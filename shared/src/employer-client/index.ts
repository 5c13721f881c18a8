export {
  type ConnectedSite,
  createEmployerClient,
  createTokenRenewal,
  type EmployerClient,
  type EmployerClientOptions,
  exchangeCode,
  type HeldToken,
  holdToken,
  revokeToken,
} from './create-employer-client.ts';
