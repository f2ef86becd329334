// One module, so that the screens of the area make one chunk.
export { AddGroupPage } from './add-group-page.tsx';
export { EditGroupPage } from './edit-group-page.tsx';
export { EmployeeNotFoundPage } from './employee-not-found-page.tsx';
export { EmployeePage } from './employee-page.tsx';
export { EmployeesPage } from './employees-page.tsx';
export { GroupNotFoundPage } from './group-not-found-page.tsx';
export { GroupsPage } from './groups-page.tsx';
export { InvitePage } from './invite-page.tsx';
