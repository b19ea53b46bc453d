// The chunk `section-courses`: the overview of a course, and its lessons.

export { mountCourseList } from './course-list';
export { mountLesson } from './lesson';
