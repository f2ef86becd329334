import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('./src/app/web'),
  cacheDir: path('./node_modules/.vite'),
  plugins: [react()],
  build: {
    outDir: path('./dist/web'),
    emptyOutDir: true,
    // The content policy takes fonts from our own address only, so none may be folded into the stylesheet.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of an area's public.ts each screen takes along only what it uses.
      treeshake: { moduleSideEffects: [{ test: /\/web\/public\.ts$/, sideEffects: false }] },
      output: {
        // What seldom changes stays in the browser's cache when a release changes the screens.
        codeSplitting: {
          groups: [{ name: 'framework', test: /node_modules\/(react|react-dom|scheduler|@tanstack|zod)\// }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/attc2': 'http://127.0.0.1:3000' },
  },
});
