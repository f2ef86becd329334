import { screenTexts } from '#platform/web/screen-texts.ts';
import type { TaskChoices } from '../choices-contract.ts';
import type { TaskStep } from '../rules.ts';
import type { DueTime, TaskState } from '../statuses.ts';
import { commonTexts } from './texts/common.ts';

/** What the screens of tasks say. */
export const texts = screenTexts({
  editTask: 'Edit Task',
  saveAndClose: 'Save & Close',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  telephoneOf: (name: string) => `Telephone of ${name}`,

  myTasks: {
    title: 'My tasks',
    whichTasks: 'Assigned to you, to your office, or made by you',
  },
  filters: {
    search: 'Find in these tasks',
    openOrClosed: 'Open or closed',
    states: { open: 'Open', closed: 'Closed', all: 'All' } satisfies Record<TaskState, string>,
    list: 'List',
    lists: { active: 'Active', hidden: 'Hidden' },
    whose: 'Whose',
    givenOrMadeByMe: 'Given or made by me',
    givenToMe: 'Given to me',
    any: 'Any',
    due: {
      overdue: 'Overdue',
      today: 'Due today',
      week: 'Next seven days',
      later: 'Later',
      none: 'No due date',
    } satisfies Record<DueTime, string>,
  },
  table: {
    none: 'No Tasks found',
    you: 'You',
    view: 'View',
    viewTask: (id: number) => `View task ${id}`,
    editTask: (id: number) => `Edit task ${id}`,
    close: 'Close',
    call: 'Call',
    hideOrShow: 'Hide/Show',
    hideTask: (id: number) => `Hide task ${id}`,
    showTask: (id: number) => `Show task ${id}`,
    addAttachment: 'Add Attachment',
    attachments: 'Attachments',
  },
  now: (time: string) => `Now: ${time}`,
  hiding: {
    unhideTitle: 'Un-hide task',
    unhideQuestion: 'Are you SURE you want to un-hide this task?',
    hidden: 'The task is hidden.',
    shown: 'The task is in the active list again.',
  },
  keys: {
    escape: 'Esc',
    ctrlEnter: 'Ctrl Enter',
    commandEnter: '⌘ Enter',
    /** In the foot of the list, each after its key. */
    short: {
      edit: 'edit',
      closeWithNote: 'close with a note',
    },
    /** In the list of all keys. */
    long: {
      step: 'Go on to the next or the previous task in its dialog',
      save: 'Save the task, or close it with its note',
      saveForm: 'Save the task',
      edit: 'Edit the task of the row',
      closeWithNote: 'Close the task of the row with a note',
      undo: 'Open the task that was closed last again, within a minute',
    },
  },

  tab: {
    titleOf: (name: string) => `Tasks of ${name}`,
    ofCustomer: 'Tasks of a customer',
    ofLead: 'Tasks of a lead',
  },

  view: {
    title: 'View Task',
    closeWithNote: 'Close with a note',
    previous: 'Previous task (K)',
    isFirst: 'This is the first task of the list.',
    next: 'Next task (J)',
    isLast: 'This is the last task of the list.',
  },
  notes: {
    title: 'Notes',
    titleWithCount: (count: number) => `Notes (${count})`,
    none: 'No notes yet.',
    pages: 'Pages of notes',
    page: (number: number) => `Notes page ${number}`,
  },
  closing: {
    note: 'Note',
    notePlaceholder: 'What was done (optional)',
    /** Each after the key that does it. */
    saveKeyDoes: 'closes and goes on',
    escapeDoes: 'keeps it open',
    /** After that state; one of the two may be unknown and is empty then. */
    byAndWhen: (name: string, moment: string) => [name && `by ${name}`, moment].filter(Boolean).join(', '),
  },

  form: {
    madeBy: (name: string) => `Made by ${name}`,
    anyTime: 'Any time',
    noRecordFound: 'No Records Found',
    charactersLeft: (left: number, most: number) => `Characters Remaining: ${left} of ${most}`,
    lessTime: '15 minutes less',
    leastTime: (duration: string) => `The least is ${duration}.`,
    moreTime: '15 minutes more',
    mostTime: (duration: string) => `The most is ${duration}.`,
    hide: 'Hide',
    reopen: 'Reopen',
    whatSaveAndCloseDoes: 'Saves the task and closes it as done',
  },
  saved: {
    save: 'Saved',
    close: commonTexts.close,
    reopen: commonTexts.reopen,
    hide: 'The task is hidden.',
    takenBack: 'The task is what it was before.',
    notTakenBack: (name: string) => `${name} has saved the task since. Nothing was taken back.`,
  } satisfies Record<TaskStep, string> & Record<string, unknown>,
  refused: {
    title: 'The task was not saved',
    intro: 'Fields that are improperly formatted or required:',
    /** What the list calls them. */
    fields: {
      desc: 'description',
      duedate: 'due date',
      custid: 'not a valid customer number',
      leadMainId: 'not a valid lead number',
      touser: 'assigned to',
      office: 'assigned to',
      tasktime: 'time',
      taskstatusid: 'status',
      review_required: 'review required',
    },
    ok: 'OK',
  },
  notFound: {
    title: 'There is nothing here',
    mistyped: 'The number in the address may be mistyped.',
  },

  choices: {
    title: 'Task types and statuses',
    up: 'Admin',
    what: 'What people choose for a task, in the order of the lists',
    none: 'There are none yet.',
    lists: {
      types: { title: 'Types', add: 'Add task type', edit: 'Edit task type' },
      priorities: { title: 'Priorities', add: 'Add task priority', edit: 'Edit task priority' },
      statuses: { title: 'Statuses', add: 'Add task status', edit: 'Edit task status' },
    } satisfies Record<keyof TaskChoices, object>,
    name: 'Name',
    status: 'Status',
    inUse: 'In use',
    switchedOff: 'Switched off',
    afterSwitchOff: 'When off, it can no longer be chosen. Tasks that have it keep it.',
    place: 'Place',
    placeInList: 'Place in the list',
    howPlaced: 'Counted from the top; the others make room.',
    atEnd: 'At the end',
    inCalendar: 'In the calendar',
    whatInCalendarMeans: 'Happens at an hour and has a duration.',
    isDefault: 'New tasks begin with it',
    afterDefault: 'It takes the place of the one that they begin with now.',
    needsDescription: 'Needs a description',
    whenToNeedDescription: 'Turn it on for a type that does not say what is to be done.',
  },
});
