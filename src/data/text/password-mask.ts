/** Stands for a password of any length (specification, section 9, layout and interaction). */
export const PASSWORD_MASK = '••••••••';
