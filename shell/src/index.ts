// The boundary that lets the share scope be filled before anything that it shares is asked for.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
