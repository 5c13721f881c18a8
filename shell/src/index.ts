// Asynchronous boundary, which Module Federation needs to fill the share scope before shared modules are imported.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
