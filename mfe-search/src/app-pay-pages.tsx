import { useLocation } from 'react-router-dom';
import { ConverterPage } from './features/convert-currency/converter-page.tsx';
import { PayPage } from './features/explore-pay/pay-page.tsx';

/** The pages about pay, which are one chunk: what a title pays, and the converter. */
export const PayPages = () => (useLocation().pathname === '/salaries' ? <PayPage /> : <ConverterPage />);
