// One module, so that the screens of the area make one chunk.
export { MessagesPage } from './messages-page.tsx';
