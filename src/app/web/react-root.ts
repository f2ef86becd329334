// A module of its own, so that React begins with the framework's script: see CHUNKS in vite.config.ts.
export { createRoot } from 'react-dom/client';
