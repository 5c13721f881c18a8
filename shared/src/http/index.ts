export {
  createHttp,
  type HttpClient,
  type HttpOptions,
  type HttpResponse,
  type RequestOptions,
} from './create-http.ts';
export { type SendArguments, type SendInput, type SendOptions, sendCall } from './send-call.ts';
