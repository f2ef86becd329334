export { FilePage } from './file-page.tsx';
export { FileProblemPage } from './file-problem-page.tsx';
