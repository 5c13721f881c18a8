export {
  createEmployerClient,
  type EmployerClient,
  type EmployerClientOptions,
  exchangeCode,
  refreshToken,
  revokeToken,
} from './create-employer-client.ts';
