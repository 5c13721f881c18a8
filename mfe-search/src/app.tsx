import { usePage } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { useRemote } from '@jobharbor/shared/remote';
import { useState } from 'react';

export function App() {
  return (
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="*" element={<Home />} />
    </Routes>
  );
}

function Home() {
  const { t } = useTranslation('search');
  const { http } = useRemote();
  const location = useLocation();
  const [n, setN] = useState(0);
  usePage({ title: t('home.title') });
  const hot = useQuery({ queryKey: ['hot'], queryFn: async () => (await http.get('/recommendation/hot-job-titles')).data });
  return (
    <section className="jhs-home">
      <h1>{t('home.title')}</h1>
      <p>{location.pathname} {n}</p>
      <button type="button" onClick={() => setN(n + 1)}>+</button>
      <Link to="/jobs?x=1">jobs</Link>
      <pre>{JSON.stringify(hot.data)}</pre>
    </section>
  );
}
