export { mountCourseList } from './course-list';
export { mountLesson } from './lesson';
