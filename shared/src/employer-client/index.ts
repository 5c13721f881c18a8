export {
  createEmployerClient,
  type EmployerClient,
  type EmployerClientOptions,
  exchangeCode,
  refreshToken,
} from './create-employer-client.ts';
