// The hooks of Swift's runtime for jobs of tasks, which Swift cannot name. A hook is called where a job would be handed to a thread.
#include <stdbool.h>
#include <stdint.h>

#define EVDOC_SWIFT __attribute__((swiftcall))

typedef EVDOC_SWIFT void (*evdoc_enqueue)(void *job);

extern EVDOC_SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, evdoc_enqueue original);
extern EVDOC_SWIFT void (*swift_task_enqueueMainExecutor_hook)(void *job, evdoc_enqueue original);

// Whether a job, of the main actor or not, has been taken. Of no job: whether one would be.
typedef bool (*evdoc_take)(void *job, bool is_main);
static inline evdoc_take *evdoc_taker(void) {
    static evdoc_take taker;
    return &taker;
}

static EVDOC_SWIFT void evdoc_enqueue_global(void *job, evdoc_enqueue original) {
    if (!(*evdoc_taker())(job, false)) original(job);
}
static EVDOC_SWIFT void evdoc_enqueue_main(void *job, evdoc_enqueue original) {
    if (!(*evdoc_taker())(job, true)) original(job);
}

// The executor of the main actor: in a run the one without an identity, whose jobs are those of evdoc_enqueue_global.
typedef struct {
    void *identity;
    uintptr_t implementation;
} evdoc_executor;
typedef EVDOC_SWIFT evdoc_executor (*evdoc_main_executor)(void);
extern EVDOC_SWIFT evdoc_executor (*swift_task_getMainExecutor_hook)(evdoc_main_executor original);

static EVDOC_SWIFT evdoc_executor evdoc_get_main_executor(evdoc_main_executor original) {
    evdoc_executor none = {0, 0};
    return (*evdoc_taker())(0, true) ? none : original();
}

// From now on the function is asked first.
static inline void evdoc_take_jobs(evdoc_take take) {
    *evdoc_taker() = take;
    swift_task_enqueueGlobal_hook = evdoc_enqueue_global;
    swift_task_getMainExecutor_hook = evdoc_get_main_executor;
    swift_task_enqueueMainExecutor_hook = evdoc_enqueue_main;
}
