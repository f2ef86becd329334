// One module, so that the screens of the area make one chunk.
export { AddTemplatePage } from './add-template-page.tsx';
export { EditTemplatePage } from './edit-template-page.tsx';
export { TemplateNotFoundPage } from './template-not-found-page.tsx';
export { TemplatesPage } from './templates-page.tsx';
