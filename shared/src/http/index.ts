export {
  createHttp,
  type HttpClient,
  type HttpOptions,
  type HttpResponse,
  type RequestOptions,
} from './create-http.ts';
